### The rules reference: the words around the clauses, and the drawn examples.

rules-title = Regels opzoeken
rules-search = In de regels zoeken
rules-search-hint = Woord, GO-9 of 24
rules-search-clear = Zoekopdracht wissen
rules-found = { $clauses ->
        [one] { $clauses } regel
       *[other] { $clauses } regels
    } en { $cards ->
        [one] { $cards } kaart
       *[other] { $cards } kaarten
    } voor ‘{ $query }’
rules-nothing = Geen regel bevat al deze woorden.
rules-chapters = Hoofdstukken
rules-code-words = ABC
rules-code-open = ?
rules-code-other = { $code }
rules-count = { $code }, { $n ->
        [one] { $n } regel
       *[other] { $n } regels
    }
rules-own = onze eigen waarde
rules-own-why = De gedrukte teksten tonen dit alleen als plaatje, dus de waarde is van ons. Wie de doos bezit, kan de gedrukte invullen (DATA-5).
rules-see = Zie ook:
rules-example = Voorbeeld bij { $clause }
rules-yes = Ja.
rules-no = Nee.
rules-round = Ronde { $round }
rules-printed = Gedrukte naam: { $name }
rules-gallery = Kaarten, gebouwen en effecten
rules-group-deck = Actiekaarten
rules-group-player = Spelerskaarten
rules-group-building = Gebouwen
rules-group-effect = Effecten
rules-group-round-end = Ronde-eindkaarten
rules-group-solo = Solovelden
rules-of = { $n } van { $total }
rules-no-cards = Hier past niets bij de zoekopdracht.
rules-themes = Soorten actiekaarten
rules-theme-all = Alle
rules-theme-dice = Dobbelstenen
rules-theme-combat = Gevecht
rules-theme-markers = Gildefiches
rules-theme-mines = Mijnen
rules-theme-goods = Erts en kristallen
rules-theme-medals = Medailles
rules-theme-jars = Jars
rules-theme-cards = Kaarten en velden

## The chapters in short

rules-chapter-words = Begrippen
rules-chapter-set = Opzet
rules-chapter-info = Wie wat weet
rules-chapter-inv = Wat altijd klopt
rules-chapter-prep = Voorbereiding
rules-chapter-go = Acties
rules-chapter-trans = Transformatie
rules-chapter-mat = De mat
rules-chapter-bld = Gebouwen
rules-chapter-act = Kaarten activeren
rules-chapter-card = Spelerskaarten
rules-chapter-deck = Actiekaarten
rules-chapter-atk = Aanval
rules-chapter-clean = Opruimen
rules-chapter-end = Einde van de ronde
rules-chapter-vp = Eindtelling
rules-chapter-solo = Solospel
rules-chapter-data = Eigen waarden
rules-chapter-opt = Regelopties
rules-chapter-open = Open vragen

## What lies on a drawn region

drawn-your-marker = je gildefiche
drawn-your-mine = je mijn
drawn-their-marker = fiche van een ander gilde
drawn-attacked = aangevallen
drawn-number = nummer { $number }

## Examples: the situation, and what holds at each number

ex-prep-1 = Ronde 2, beurt 3: boven kolom 3 wordt een aanvalskaart met waarde 4 omgedraaid.
    .p1 = De aanval treft rij 2, kolom 3, met sterkte 4 + 2 = 6.
    .p2 = De volgende aanval van deze ronde treft de regio rechts daarvan.
ex-prep-3 = Je moet 5 dobbelstenen trekken en in je zak zitten er maar 2.
    .p1 = Eerst trek je deze 2.
    .p2 = Nu is de zak leeg en moet er getrokken worden: het hele depot gaat in de zak.
    .p3 = Dan trek je de andere 3.
ex-go-7 = Een mijn vraagt een 6, Bouwen een gele dobbelsteen 3+.
    .p1 = Een 6 is precies wat de mijn vraagt.
    .p2 = Een 7 is geen 6: geen mijn.
    .p3 = Voor Bouwen is hij goed: 7 is 3 of hoger.
ex-go-9 = Je plaatst een gildefiche op regio 2, maar je voorraad is leeg.
    .p1 = Neem er een terug van een andere regio, hier of op de vlakte, of van een van je spelerskaarten.
    .p2 = Niet van de regio waarop je het plaatst.
    .p3 = Nooit van een aanvalskaart.
    .p4 = Nooit van een gebouw dat je bezit.
ex-go-10 = Je wilt een gildefiche plaatsen en later een mijn.
    .p1 = Het fiche van het andere gilde zit niet in de weg.
    .p2 = Geen tweede gildefiche van jou op één regio.
    .p3 = Een mijn mag naast je gildefiche liggen.
ex-trans-4 = Deze beurt telt één dobbelsteen 1 hoger als je hem plaatst.
    .p1 = De blauwe 5 telt als 6: genoeg voor een mijn.
    .p2 = Een dobbelsteen boven 6 wordt niet verhoogd.
    .p3 = Je mag het effect gebruiken waar het helpt, één keer deze beurt.
ex-trans-5 = Het fiche toont rood: één rode dobbelsteen telt 1 hoger of 1 lager.
    .p1 = Omhoog: de 5 telt als 6, voor een mijn op heuvelland.
    .p2 = Of omlaag: de 4 telt als 3 en past in een bereik.
    .p3 = Een 1 wordt geen 0.
    .p4 = Een witte dobbelsteen is niet rood, als welke kleur je hem ook plaatst.
ex-trans-7 = Draai een of twee witte dobbelstenen naar de tegenoverliggende kant. Tegenover elkaar liggende kanten zijn samen 7.
    .p1 = Een 2 wordt 5.
    .p2 = Een 6 wordt 1, als je dat wilt.
    .p3 = Een dobbelsteen boven 6 heeft geen tegenoverliggende kant.
    .p4 = Alleen witte dobbelstenen.
ex-mat-1 = Veel geld met drie witte dobbelstenen.
    .p1 = De som is 10, maar er tellen er hoogstens 8: 8 Jars.
    .p2 = Een actieve Bankier voegt na die grens 2 toe: 10 Jars.
    .p3 = Actiekaart 24 verdubbelt het resultaat: 20 Jars.
ex-mat-2 = Veel keuze met een witte 5.
    .p1 = De helft van 5, naar boven afgerond, is 3: trek drie kaarten.
    .p2 = Houd er een van, de andere worden afgelegd.
    .p3 = Dezelfde dobbelsteen trekt met Geen keuze maar 1 kaart.
ex-mat-4 = Gebied verkennen: een dobbelsteen naar keuze en je gildefiches op 4 aaneengesloten regio’s.
    .p1 = Deze vier hangen samen. De fiches gaan terug naar de voorraad: 1 verkenningsmedaille.
    .p2 = Dit fiche raakt de andere nergens en kan dus niet een van de vier zijn.
ex-mat-5 = Een blauwe 6, en je eerste mijn ligt op het heuvelland.
    .p1 = Een gebergte vlak naast je mijn.
    .p2 = Ook een gebergte, maar het raakt je mijn alleen met een hoek.
ex-mat-6 = Een gele 4 en 10 Jars, en de Grote Markt komt in het spel.
    .p1 = Je krijgt 1 burgermedaille.
    .p2 = Voor 2 Jars extra is het gebouw van jou. Later kan dat niet meer.
    .p3 = Je mag het meteen zonder zijn prijs gebruiken. Dat is jouw gebruik deze beurt.
ex-bld-0 = Het Burgerkantoor kost 4 Jars.
    .p1 = Is het van een andere speler: 2 Jars naar de eigenaar, 2 naar de bank.
    .p2 = Is het van jou of van niemand: alle 4 naar de bank.
    .p3 = De eigenaar gebruikt het niet goedkoper.
ex-bld-8 = Het Landmeterskantoor verplaatst je gildefiche van de woestenij onderaan.
    .p1 = Recht omhoog: aangrenzend en vrij.
    .p2 = Diagonaal is niet aangrenzend.
    .p3 = Daar ligt al een gildefiche van jou.
    .p4 = Het fiche van een ander gilde doet er niet toe.
ex-act-1 = Rumblepoke vraagt een witte en een rode dobbelsteen met een totaal van 8.
    .p1 = 3 + 5 = 8 is genoeg.
    .p2 = 7 is te weinig, hoe goed de kleuren ook zijn.
    .p3 = 12 is ruim genoeg, maar er ontbreekt een witte dobbelsteen.
ex-card-2 = Je gebruikt de Stoomverver met een witte 4. In de extra actie moet je nu een witte dobbelsteen als een kleur naar keuze plaatsen.
    .p1 = Een witte 6 als blauw: een mijn op een gebergte.
    .p2 = Een witte 3 als rood op het aanvalsveld.
    .p3 = De Cartograaf plaatst geen dobbelsteen.
ex-card-3 = De Ertszoeker met een blauwe 3 en een rode 2. Je hebt nog geen erts.
    .p1 = Gebergte en heuvelland liggen naast elkaar: neem beide ertsfiches.
    .p2 = Niet het erts van dit gebergte samen met dat van het heuvelland: ze raken elkaar alleen met een hoek.
    .p3 = Eén ertsfiche van een van beide kleuren, van een regio naar keuze, is altijd mogelijk.
ex-card-10 = Leg een gildefiche van de Manipulator terug en verander een dobbelsteen met 1.
    .p1 = Een 6 wordt 7 en telt 7 voor Veel geld of in het gevecht.
    .p2 = Een 1 wordt geen 0.
    .p3 = Aan een 7 heb je voor een mijn niets: die vraagt precies 6.
ex-deck-18 = De bovenste rij. Je gildefiche ligt op de tweede regio.
    .p1 = Deze regio heeft in de rij geen vrije buur.
    .p2 = Deze twee zijn vrij en liggen naast elkaar: op elk een gildefiche.
ex-deck-25 = Verander één actieve dobbelsteen met 2.
    .p1 = Een 6 wordt 8.
    .p2 = Een dobbelsteen boven 6 wordt niet verder verhoogd.
    .p3 = Een 2 wordt 1.
    .p4 = Een 1 kan niet lager.
ex-deck-32 = Je mijnen liggen op een vlakte, een bos en een gebergte. Ze hoeven elkaar niet te raken.
    .p1 = 1 verkenningsmedaille, en de mijnen blijven.
    .p2 = Twee mijnen op gebergten vervangen geen ontbrekende kleur.
ex-deck-37 = Je gildefiches en de L. Die mag gedraaid en gespiegeld zijn.
    .p1 = Deze vier vormen een L. Ze gaan terug naar de voorraad: 2 verkenningsmedailles.
    .p2 = Deze twee blijven waar ze zijn.
ex-atk-3 = De aanval heeft sterkte 6.
    .p1 = Twee rode dobbelstenen op het aanvalsveld zijn samen 7: afgeweerd, 1 gevechtspunt.
    .p2 = Precies 6 is genoeg.
    .p3 = 5 is te weinig.
    .p4 = Met de afweer van de Kanonnier doet je sterkte er niet toe.
ex-atk-4 = Je verliest tegen de aanval op het heuvelland.
    .p1 = Eerst gaat een gildefiche uit je voorraad naar de aanvalskaart.
    .p2 = Daarna gaan je gildefiche en je mijn op de aangevallen regio terug naar de voorraad. Het andere gilde verliest hier niets.
ex-vp-1 = Vier verschillende medailles aan het einde van het spel.
    .p1 = Op zichzelf zijn ze 13 punten waard.
    .p2 = Als set van vier verschillende leveren ze 2 punten extra op.
    .p3 = Twee van één soort zijn geen set.
ex-vp-3 = Mijnen op regio’s aan het einde van het spel.
    .p1 = Twee mijnen leveren niets op.
    .p2 = Vanaf drie levert elke mijn 1 punt op.
ex-set-3 = Elke regio begint met één erts en één kristal van haar kleur.
    .p1 = Op het bos liggen groen erts en een groen kristal.
    .p2 = Samen liggen er 16 van elk. De algemene voorraad is leeg.
ex-set-9 = Je 18 dobbelstenen aan het begin: 12 in de zak, 6 in de dobbelsteenwinkel.
    .p1 = In de zak zitten 8 witte, 2 rode en 2 gele dobbelstenen.
    .p2 = De onderste dobbelstenen van de twee kolommen kosten 2 Jars.
    .p3 = Daarboven liggen twee groene dobbelstenen voor elk 4 Jars.
    .p4 = Bovenaan twee blauwe dobbelstenen voor elk 6 Jars.
ex-info-2 = Wat anderen over je mogen weten.
    .p1 = Welke actiekaarten je hebt, weet alleen jij.
    .p2 = Hoeveel het er zijn, is open.
    .p3 = De volgorde in de zak en in elke stapel kent niemand.
    .p4 = De aflegstapel ligt open.
ex-inv-1 = Je 12 gildefiches zijn altijd ergens.
    .p1 = Drie liggen op regio’s.
    .p2 = Twee liggen op de Manipulator.
    .p3 = Eén ligt op een aanvalskaart.
    .p4 = Dus moeten er zes in je voorraad zijn.
ex-clean-1 = De beurt is voorbij.
    .p1 = Gebruikte dobbelstenen gaan van hun velden naar het dobbelsteendepot.
    .p2 = Een dobbelsteen die je niet gebruikte, gaat er ook heen.
    .p3 = De zak blijft zoals hij is tot hij bij het trekken leeg is.
ex-solo-3 = Cogwheel Trust ligt op I, Future Horizon op II.
    .p1 = Voor 3 Jars verwissel je I en II, één keer in deze beurt.
    .p2 = Nu gaat Future Horizon van I naar de solomat.
    .p3 = De andere schuiven door en er komt een nieuwe fiche uit de zak.
ex-solo-4 = De fiches komen in deze volgorde.
    .p1 = De eerste kleur van het spel neemt rij A.
    .p2 = Dezelfde kleur gaat verder in haar rij, van links naar rechts.
    .p3 = De volgende kleur neemt rij B.
ex-solo-5 = Een fiche bereikt A2: daar ligt een van je mijnen en worden 7 Jars gevraagd.
    .p1 = Met 7 Jars gaat de mijn naar een regio naast een van je mijnen.
    .p2 = Deze regio grenst niet aan je mijn.
    .p3 = Met 6 Jars gaat de mijn naar het verliesvak.
ex-solo-6 = Een fiche bereikt A6, het eindveld van zijn rij.
    .p1 = Met te weinig Jars is het spel meteen verloren.
    .p2 = Voor het eerst voldaan: je speelt verder.
    .p3 = Een tweede eindveld waaraan je voldoet, beëindigt het spel meteen, en het wordt geteld.
