/** Admiral: what is said of cells, courses and attacks. */
export const admiralSpoken = {
  'spoken.ship': '{status}. Курс на {heading}',
  'spoken.points': { one: '{n} очко хода', few: '{n} очка хода', many: '{n} очков хода', other: '{n} очка хода' },
  'spoken.course': '{title}, нос на {heading}',
  'spoken.fire': '{title}: {shots}, цель — {aim}',
  'spoken.sea': 'Открытое море',
  'spoken.land': 'Суша',
  'spoken.reef': 'Риф',
  'spoken.left': {
    one: 'Ещё не действовал {n} корабль или форт',
    few: 'Ещё не действовали {n} корабля или форта',
    many: 'Ещё не действовали {n} кораблей или фортов',
    other: 'Ещё не действовали {n} корабля или форта',
  },
} as const
