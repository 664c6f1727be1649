/** The look of one game's sea. */
export interface Sea {
  readonly shallow: string
  readonly mid: string
  readonly deep: string
  /** Strength of the painted grid of sea cells. */
  readonly grid: number
  /** The strength of the cabin's reflection, and factors on the red, green and blue of what it reflects. */
  readonly reflection: number
  readonly gloss: readonly [red: number, green: number, blue: number]
  /** Factor on the slope of the waves, as lamps show it. */
  readonly relief: number
  /** Strength of the broad soft reflection of the cabin's window, and of the sharp points in it. */
  readonly sheen: number
  readonly glints: number
  /** Factor on the lamp's specular highlight. */
  readonly sparkle: number
  readonly whitecaps: boolean
  /** Factor on the distance from the shore at which the water is mid and deep; below 1 shallows are narrower. */
  readonly shelf: number
  /**
   * The distances from the shore at which the water begins to be deep and is fully deep, and how far banks in the open
   * sea shift them.
   */
  readonly deepens: readonly [from: number, to: number]
  readonly banks: number
  /** The contrast between crests and troughs, and the factor on the light that waves focus on the ground. */
  readonly mottle: number
  readonly caustics: number
  /** The share of that light that remains away from the shore. */
  readonly veins: number
  /** Strength of the foam at the shore. */
  readonly surf: number
}

const LIVELY = {
  shelf: 1,
  deepens: [0.4, 1.55],
  banks: 0,
  mottle: 0.22,
  caustics: 1,
  veins: 1,
  surf: 1,
  gloss: [1, 1, 1],
  relief: 1,
  sheen: 0,
  glints: 0,
} as const

const JACKAL = {
  shallow: '#46c0b0',
  mid: '#127086',
  deep: '#072a3d',
  grid: 0.55,
  reflection: 0.5,
  sparkle: 0.26,
  whitecaps: true,
  ...LIVELY,
} as const

export const SEAS = {
  jackal: JACKAL,
  /**
   * Wider seas would be black far from the islands with the deep colour of the classic sea, which is only a narrow lane
   * of water.
   */
  'jackal/wide': { ...JACKAL, deep: '#0b4a61', shelf: 1.3 },
  /** Calm: nothing on it is brighter than the ships. */
  admiral: {
    shallow: '#2b938d',
    mid: '#0b5063',
    deep: '#07355a',
    grid: 0.2,
    reflection: 0.07,
    gloss: [0.35, 0.69, 1],
    relief: 0.6,
    sparkle: 0.03,
    sheen: 0.055,
    glints: 1,
    whitecaps: false,
    shelf: 0.59,
    deepens: [0.9, 5],
    banks: 3.2,
    mottle: 0.12,
    caustics: 0.27,
    veins: 0.35,
    surf: 0.22,
  },
  'sea-battle/own': {
    shallow: '#15839a',
    mid: '#15839a',
    deep: '#0f6a86',
    grid: 1.1,
    reflection: 0.3,
    sparkle: 0.14,
    whitecaps: false,
    ...LIVELY,
  },
  'sea-battle/enemy': {
    shallow: '#39559a',
    mid: '#39559a',
    deep: '#2a3f78',
    grid: 1.1,
    reflection: 0.3,
    sparkle: 0.14,
    whitecaps: false,
    ...LIVELY,
  },
} as const satisfies Record<string, Sea>
