/** Settings that let more people play. */
export const access = {
  'settings.access': 'Accessibility',
  'settings.highContrast': 'High contrast',
  'highContrast.system': 'By the system',
  'highContrast.on': 'Always',
  'highContrast.off': 'Never',
  'settings.soundCaptions': 'Captions of sounds',
  'settings.soundCaptions.about':
    'Names important sounds in a match, with an arrow to where they come from; also with the sound off',
  'settings.holdsToggle': 'Press instead of hold',
  'settings.holdsToggle.about':
    'One press switches on, the next one off: all tags, zooming with the stick. The curtain opens with two presses',
  'settings.holdRepeat': 'Held keys repeat',
  'holdRepeat.usual': 'At the usual pace',
  'holdRepeat.slow': 'Slowly',
  'holdRepeat.off': 'No repeat',
  'settings.moreTime': 'More time',
  'settings.moreTime.about': 'Notes stay until you close them, and short lines stay longer',
} as const
