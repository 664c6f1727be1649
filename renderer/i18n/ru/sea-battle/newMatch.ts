/** Sea Battle: its card and its form for a new match. */
export const seaBattleNewMatch = {
  'game.sea-battle.about': 'Найти десять кораблей',
  'player.default.north': 'Грейс О’Мэлли',
  'player.default.south': 'Фрэнсис Дрейк',
  'option.touch': 'Корабли могут касаться углами',
  'option.touch.about': 'Если выключено, вокруг каждого корабля вода',
  'option.shapes': 'Изогнутые корабли',
  'option.shapes.about': 'Трёх- и четырёхпалубные могут изгибаться',
  'option.autoMark': 'Отмечать воду вокруг потопленных кораблей',
  'option.autoMark.about': 'Это только метка: стрелять туда можно',
  'option.first': 'Кто стреляет первым',
  'first.draw': 'По жребию',
  'first.north': 'Первый капитан',
  'first.south': 'Второй капитан',
  'new.battle.about': 'Пусто — новый жребий. С одним и тем же названием жребий тот же и боты думают одинаково',
} as const
