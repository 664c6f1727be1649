/** Admiral: what stands over the water of the table in 3D, in English. */
export const admiralOverWater = {
  'tip.course': { one: '{at}: {left} of {n} point left', other: '{at}: {left} of {n} points left' },
  'tip.blocked': '{at}: the way on is blocked, her move ends there',
  'tip.crossing': 'May be fired at on the way',
  'tip.stuck': 'Blocked ahead: next round she can only turn',
  'tip.comers': { one: '{n} enemy can still come and fire', other: '{n} enemies can still come and fire' },
  'tip.bearers': { one: '{n} enemy can fire at her there', other: '{n} enemies can fire at her there' },
  'tip.targets': { one: '{n} target from there', other: '{n} targets from there' },
  'rose.title': 'How far she sails on each heading in this wind',
  'rose.sum': '{heading}: {terms} = {n}',
  'rose.plain': '{heading}: {n}',
  'rose.calm': '{heading}: {n} in a calm',
  'rose.wind': '− {n} (wind)',
  'rose.sails': '− {n} (sails)',
  'rose.rapid': '+ {n} (Rapid)',
} as const
