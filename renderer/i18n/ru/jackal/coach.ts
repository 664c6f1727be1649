/** Шакал: что подсказчик говорит о ходе. */
export const jackalCoach = {
  'coach.jackal.go': '{who} — на {cell}',
  'coach.jackal.go.coin': '{who} с монетой — на {cell}',
  'coach.jackal.go.treasure': '{who} с сокровищем — на {cell}',
  'coach.jackal.go.boat': '{who} со шлюпкой — на {cell}',
  'coach.jackal.bottle': 'Уйдёт бутылка рома',
  'coach.jackal.sail': 'Корабль — на {cell}',
  'coach.jackal.row': 'Шлюпка — на {cell}',
  'coach.jackal.place': 'Поставить корабль на {cell}',
  'coach.jackal.revive': 'Вернуть пирата к жизни',
  'coach.jackal.peek': 'Заглянуть под клетку {cell}',
  'coach.jackal.swap': 'Выбрать клетку {cell}',
  'coach.jackal.uncork': 'За бутылку рома освободится {who}',
  'coach.jackal.arrange': 'Положить клетки обратно в таком порядке: {cells}',
  'coach.jackal.landing': 'Следующим ходом команда сойдёт на берег в другом месте',
  'coach.jackal.nearer': 'Ближе к золоту на {cell}',
  'coach.jackal.safe': 'Там его никто не достанет',
} as const
