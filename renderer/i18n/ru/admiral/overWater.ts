/** Admiral: what stands over the water of the table in 3D, in Russian. */
export const admiralOverWater = {
  'tip.course': {
    one: '{at}: останется {left} из {n} очка',
    few: '{at}: останется {left} из {n} очков',
    many: '{at}: останется {left} из {n} очков',
    other: '{at}: останется {left} из {n} очка',
  },
  'tip.blocked': '{at}: дальше путь закрыт, ход закончится',
  'tip.crossing': 'По пути могут обстрелять',
  'tip.stuck': 'Дальше путь закрыт: в следующем раунде только разворот',
  'tip.comers': {
    one: 'Подойти и выстрелить может {n} враг',
    few: 'Подойти и выстрелить могут {n} врага',
    many: 'Подойти и выстрелить могут {n} врагов',
    other: 'Подойти и выстрелить могут {n} врага',
  },
  'tip.bearers': {
    one: 'Там его может обстрелять {n} враг',
    few: 'Там его могут обстрелять {n} врага',
    many: 'Там его могут обстрелять {n} врагов',
    other: 'Там его могут обстрелять {n} врага',
  },
  'tip.targets': {
    one: 'оттуда {n} цель',
    few: 'оттуда {n} цели',
    many: 'оттуда {n} целей',
    other: 'оттуда {n} цели',
  },
  'rose.title': 'Насколько далеко он уйдёт каждым курсом при этом ветре',
  'rose.sum': 'На {heading}: {terms} = {n}',
  'rose.plain': 'На {heading}: {n}',
  'rose.calm': 'На {heading}: {n} в штиль',
  'rose.wind': '− {n} (ветер)',
  'rose.sails': '− {n} (паруса)',
  'rose.rapid': '+ {n} (Рапид)',
} as const
