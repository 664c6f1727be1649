/** Settings that let more people play. */
export const access = {
  'settings.access': 'Доступность',
  'settings.highContrast': 'Высокая контрастность',
  'highContrast.system': 'По системе',
  'highContrast.on': 'Всегда',
  'highContrast.off': 'Никогда',
  'settings.soundCaptions': 'Подписи к звукам',
  'settings.soundCaptions.about': 'Называют важные звуки партии и показывают стрелкой, откуда они, — даже без звука',
  'settings.holdsToggle': 'Нажимать, а не держать',
  'settings.holdsToggle.about':
    'Первое нажатие включает, второе выключает: все подписи, приближение стиком. Занавес открывают два нажатия',
  'settings.holdRepeat': 'Повтор при удержании',
  'holdRepeat.usual': 'С обычной скоростью',
  'holdRepeat.slow': 'Медленно',
  'holdRepeat.off': 'Без повтора',
  'settings.moreTime': 'Больше времени',
  'settings.moreTime.about': 'Заметки остаются, пока их не закроют, а короткие строки видны дольше',
} as const
