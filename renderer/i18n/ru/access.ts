/** Settings that let more people play. */
export const access = {
  'settings.access': 'Доступность',
  'settings.soundCaptions': 'Подписи к звукам',
  'settings.soundCaptions.about': 'Называют важные звуки партии и показывают стрелкой, откуда они, — даже без звука',
} as const
