/** Страница комментатора. */
export const caster = {
  'caster.title': 'Комментатор',
  'caster.again': 'Повтор',
} as const
