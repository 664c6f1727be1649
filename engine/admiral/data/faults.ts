import { type ProblemText, problemText } from '../../kernel/parsed.ts'

/** The possible faults of a position, of options or of the user's numbers, apart from faults of their shape. */
export const FAULTS = {
  'team-twice': 'a team is listed twice',
  'team-count': '{teams} teams, but {players} players',
  'allied-twice': 'a team is in two alliances',
  'allied-stranger': 'an alliance names a team that does not take part',
  'nobody-to-fight': 'there is nobody to fight against',
  stranger: '{team} does not take part',
  'off-field': '{cell} is off the field',
  'land-and-reef': '{cell} is land and reef',
  'no-sea': '{cell} is no open sea',
  'no-cell': '{text} is no cell of the field',
  'no-id': 'an id is up to 40 letters, digits and hyphens, the first no hyphen',
  'cell-twice': 'two in {cell}',
  'name-twice': 'two are called {name}',
  'fort-hull': 'a fort has {most} hull',
  'fort-shots': 'a fort has {most} shots',
  'ship-shots': 'a {ship} has {most} shots',
  'ship-sails': 'a {ship} has {most} sails',
  'ship-hull': 'a {ship} sinks at {most}',
  'no-captain': 'there is no captain',
  'sunk-captain': 'a sunk ship has no captain',
  'captain-twice': 'two captains {captain}',
  'no-fort': 'there is no fort {fort}',
  'treasure-at-sea': 'treasures lie on islands',
  'not-at-sea': 'there is no {ship} at sea',
  'not-to-act': '{ship} is not to act',
  'no-weather': 'no weather has a chance',
  'below-steady': 'less than steadyTo',
  'face-twice': 'a face is named twice',
} as const

type Holes<T> = T extends `${string}{${infer Name}}${infer Rest}` ? Name | Holes<Rest> : never
type Facts<K extends keyof typeof FAULTS> = { readonly [name in Holes<(typeof FAULTS)[K]>]: string | number }

/** Returns a fault in English and in code. */
export function fault<K extends keyof typeof FAULTS>(
  code: K,
  ...[facts]: [Holes<(typeof FAULTS)[K]>] extends [never] ? [] : [Facts<K>]
): ProblemText {
  return problemText(FAULTS, code, facts)
}
