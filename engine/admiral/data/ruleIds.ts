/** The rules of Admiral by id, in the order of the book. */
export const RULE_IDS = [
  'A-FIELD',
  'A-CLASS',
  'A-ROUND',
  'A-HEAD',
  'A-FRESH',
  'A-CALM',
  'A-STORM',
  'A-FIRE',
  'A-REPLY',
  'A-CROSS',
  'A-BOARD',
  'A-PORT',
  'C-CAPTAINS',
  'A-SCENARIO',
] as const
export type RuleId = (typeof RULE_IDS)[number]
