/** The rules of Sea Battle by id, in the order of the book. */
export const RULE_IDS = [
  'S-FLAG',
  'S-FIELD',
  'S-FLEET',
  'S-PLACE',
  'S-FIRST',
  'S-SHOT',
  'S-MARKS',
  'S-WIN',
  'S-SECRET',
  'S-INSPECT',
] as const
export type RuleId = (typeof RULE_IDS)[number]
