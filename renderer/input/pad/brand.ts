/** The makers whose signs a pad's buttons bear. */
export const BRANDS = ['xbox', 'playstation', 'nintendo', 'deck', 'generic'] as const
export type Brand = (typeof BRANDS)[number]

/** Words in the id of a pad, and the vendor's number as browsers write it; the first match counts. */
const SIGNS: readonly (readonly [Brand, RegExp])[] = [
  ['deck', /steam deck|28de.{0,20}1205/i],
  ['playstation', /playstation|dualshock|dualsense|\bps[345]\b|\b054c\b/i],
  ['nintendo', /nintendo|joy-?con|switch|\b057e\b/i],
  ['xbox', /xbox|x-?input|x-?box|\b045e\b|steam|28de/i],
]

/** Returns the maker of a pad by its id. */
export function brandOf(id: string): Brand {
  return SIGNS.find(([, words]) => words.test(id))?.[0] ?? 'generic'
}
