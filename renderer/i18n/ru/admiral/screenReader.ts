/** Admiral: spoken texts about cells, courses and attacks. */
export const admiralScreenReader = {
  'spoken.ship': '{status}. Курс на {heading}',
  'spoken.points': { one: '{n} очко хода', few: '{n} очка хода', many: '{n} очков хода', other: '{n} очка хода' },
  'spoken.course': '{title}, нос на {heading}',
  'spoken.fire': '{title}: {shots}, цель — {aim}',
  'spoken.sea': 'Открытое море',
  'spoken.land': 'Суша',
  'spoken.reef': 'Риф',
  'spoken.left': {
    one: 'Может действовать {n} корабль или форт',
    few: 'Могут действовать {n} корабля или форта',
    many: 'Могут действовать {n} кораблей или фортов',
    other: 'Могут действовать {n} корабля или форта',
  },
} as const
