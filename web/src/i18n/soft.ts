/** Long names may break at a seam of their parts where the browser knows no hyphenation. */
export const soft = (text: string): string =>
  text.replace(/(?<=\p{L}{4})(?=graph|graaf|graf|anlage|druck|färber|verver|zoeker|[sz]ation|[sz]at|lat[eo]|poke|kantoor|büro|sungs|amt|medaille|plättchen|landschaft|centrale|sozieta|genoot|bund$|felder|karte|kaart|ablage|fiche|sterkte|punten|liegend|liggend|grenzend|hängend|depot|winkel|markt|stärke|würfel|punkt|steen)/giu, '\u00ad');
