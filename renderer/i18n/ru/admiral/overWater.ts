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
  'rose.title': 'Насколько далеко он уйдёт каждым курсом при этом ветре',
  'rose.sum': 'На {heading}: {terms} = {n}',
  'rose.plain': 'На {heading}: {n}',
  'rose.calm': 'На {heading}: {n} в штиль',
  'rose.wind': '− {n} (ветер)',
  'rose.sails': '− {n} (паруса)',
  'rose.rapid': '+ {n} (Рапид)',
} as const
