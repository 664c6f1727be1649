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
}

export const SEAS = {
  jackal: {
    shallow: '#46c0b0',
    mid: '#127086',
    deep: '#072a3d',
    grid: 0.55,
    reflection: 0.5,
    sparkle: 0.26,
    whitecaps: true,
  },
  admiral: {
    shallow: '#45bdb0',
    mid: '#16809a',
    deep: '#0d4c66',
    grid: 0.42,
    reflection: 0.12,
    sparkle: 0.16,
    whitecaps: true,
  },
  'sea-battle/own': {
    shallow: '#15839a',
    mid: '#15839a',
    deep: '#0f6a86',
    grid: 1.1,
    reflection: 0.3,
    sparkle: 0.14,
    whitecaps: false,
  },
  'sea-battle/enemy': {
    shallow: '#39559a',
    mid: '#39559a',
    deep: '#2a3f78',
    grid: 1.1,
    reflection: 0.3,
    sparkle: 0.14,
    whitecaps: false,
  },
} as const satisfies Record<string, Sea>
