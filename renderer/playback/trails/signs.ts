/** The shown value of a route: better than another, worse, or neither. Each is a shape and a colour. */
export const WAY_SIGNS = {
  better: { path: 'M-30 0L-20-10L-8 4L20-26L30-16L-8 24Z', colour: 0x3fa45c },
  worse: {
    path: 'M-20-28L0-8L20-28L28-20L8 0L28 20L20 28L0 8L-20 28L-28 20L-8 0L-28-20Z',
    colour: 0xd8503a,
  },
  played: { path: 'M-16 0a16 16 0 1 0 32 0a16 16 0 1 0-32 0Z', colour: 0xe0b040 },
} as const satisfies Readonly<Record<string, { readonly path: string; readonly colour: number }>>

export type WaySign = keyof typeof WAY_SIGNS

/** Returns the '#rrggbb' of a sign. */
export const signColour = (sign: WaySign): string => `#${WAY_SIGNS[sign].colour.toString(16).padStart(6, '0')}`
