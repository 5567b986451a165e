// Negative numbers in texts: written with a real minus sign, and still numbers, so that they choose the plural.
import { FluentNumber, type FluentVariable } from '@fluent/bundle';

/** A number with a real minus sign. */
export const figure = (n: number): string => String(n).replace('-', '−');

class Figure extends FluentNumber {
  override toString(...scope: Parameters<FluentNumber['toString']>): string {
    return super.toString(...scope).replace('-', '−');
  }
}

/** The arguments of a text with negative numbers as figures. */
export function withFigures(args: Record<string, FluentVariable>): Record<string, FluentVariable> {
  const negative = Object.entries(args).filter(([, value]) => typeof value === 'number' && value < 0);
  return negative.length ? { ...args, ...Object.fromEntries(negative.map(([name, value]) => [name, new Figure(value as number)])) } : args;
}
