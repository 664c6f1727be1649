/** The look of one game's sea. */
export interface Sea {
  readonly shallow: string
  readonly mid: string
  readonly deep: string
  /** Strength of the painted grid of sea cells. */
  readonly grid: number
  /** How strongly the water reflects the cabin. */
  readonly reflection: number
  /** Factor on the lamp's specular highlight. */
  readonly sparkle: number
  readonly whitecaps: boolean
  /** Factor on the distance from the shore at which the water is mid and deep; below 1 shallows are narrower. */
  readonly shelf: number
  /** How much lighter and darker the water is on crests and in troughs, and factor on the light that waves focus on the ground. */
  readonly mottle: number
  readonly caustics: number
  /** Strength of the foam at the shore. */
  readonly surf: number
}

const LIVELY = { shelf: 1, mottle: 0.22, caustics: 1, surf: 1 } as const

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
  /** Far from the islands of wider seas the deep of the classic one, which has but a lane of water, would be black. */
  'jackal/wide': { ...JACKAL, deep: '#0b4a61', shelf: 1.3 },
  /** Calm and dark: nothing on it is brighter than the ships. */
  admiral: {
    shallow: '#2d7674',
    mid: '#17657c',
    deep: '#0e4459',
    grid: 0.5,
    reflection: 0.12,
    sparkle: 0.1,
    whitecaps: false,
    shelf: 0.59,
    mottle: 0.12,
    caustics: 0.27,
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
