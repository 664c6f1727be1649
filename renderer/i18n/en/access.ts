/** Settings that let more people play. */
export const access = {
  'settings.access': 'Accessibility',
  'settings.soundCaptions': 'Captions of sounds',
  'settings.soundCaptions.about':
    'Names important sounds in a match, with an arrow to where they come from; also with the sound off',
} as const
