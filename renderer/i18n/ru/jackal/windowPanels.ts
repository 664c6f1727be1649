/** Jackal: texts of the window alone: panels, and numbers of its rules and maps. */
export const jackalWindowPanels = {
  'pause.offerEnd.sure': 'Партия кончится, если все согласны: нажмите ещё раз',
  'pause.offerEnd.turn': 'Только в начале своего хода',
  'pause.offerEnd.once': 'За ход — только один раз',
  'crew.ship': 'Корабль: встать к штурвалу',
  'crew.boat': 'Шлюпка: сесть на вёсла',
  'count.tiles': { one: '{n} клетка', few: '{n} клетки', many: '{n} клеток', other: '{n} клетки' },
  'count.chests': { one: '{n} сундук', few: '{n} сундука', many: '{n} сундуков', other: '{n} сундука' },
} as const
