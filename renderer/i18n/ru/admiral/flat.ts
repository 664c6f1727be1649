/** Admiral on the flat table. */
export const admiralFlat = {
  'flat.admiral.mine': 'Ваш ход',
  'flat.admiral.ahead': 'Полный вперёд',
  'flat.admiral.aheadTo': 'прямо до {at}',
  'flat.admiral.choices': 'Все варианты',
  'flat.admiral.none': 'Сейчас больше ничего сделать нельзя',
  'flat.admiral.reach': {
    one: 'Можно дойти, останется {n} очко',
    few: 'Можно дойти, останется {n} очка',
    many: 'Можно дойти, останется {n} очков',
    other: 'Можно дойти, останется {n} очка',
  },
  'flat.admiral.hot': 'Под огнём',
  'flat.admiral.target': 'Попадание {percent} %',
  'flat.admiral.boardable': 'Можно взять на абордаж',
  'flat.admiral.danger': {
    one: 'Сюда может стрелять {n} враг',
    few: 'Сюда могут стрелять {n} врага',
    many: 'Сюда могут стрелять {n} врагов',
    other: 'Сюда могут стрелять {n} врага',
  },
  'flat.admiral.treasure': 'Клад',
  'flat.admiral.course': '{at}, курс на {heading}',
  'flat.admiral.hidden': 'Ваши капитаны спрятаны',
  'flat.admiral.rose': 'Дальность',
} as const
