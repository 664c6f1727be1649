/** The page of a caster. */
export const caster = {
  'caster.title': 'Caster',
  'caster.again': 'Replay',
} as const
