/** Admiral: what ships are called, squadron by squadron, in the order in which they lie in port; and what captains say. */
export const admiralShips = {
  'ships.red': 'Зеландский лев, Золотой тюльпан, Зимородок, Чирок, Полярная звезда, Янтарь, Морская роза, Цапля',
  'ships.blue': 'Громовержец, Королевский дуб, Ласточка, Жаворонок, Решительный, Соловей, Неустрашимый, Крапивник',
  'ships.green': 'Святой Николай, Слава, Сокол, Буян, Ярославль, Лебедь, Витязь, Чайка',
  'ships.gold': 'Санта-Исабель, Сантьяго, Эсперанса, Гавиота, Конкистадор, Фортуна, Эстрелья, Голондрина',
  'ships.named': '{unit} «{name}»',
  'captain.rapid.says': '«Все паруса поднять! Пусть любуются нашей кормой».',
  'captain.swift.says': '«Опоздали, друзья. Мои пушки уже сказали своё слово».',
  'captain.target.says': '«Не спешить… волна… пли! А теперь считайте дыры».',
  'captain.berserk.says': '«Крючья на борт! Хочу пожать им руки лично».',
  'option.shipNames': 'Имена кораблей',
  'option.shipNames.about': 'Через запятую: линейный корабль, галеон, фрегат, бриг. Пусто — обычные имена',
  'option.shipNames.of': 'Корабли: {team}',
  'error.shipNames': 'Имя корабля — не длиннее 24 знаков',
} as const
