import type { Curve } from '../curve.ts'
import type { Recipe } from '../plan.ts'

/** A small aeroplane passes: it sputters, pulls up, and leaves. */
export const engine: Recipe = (vary) => {
  const base = vary.near(62, 0.05)
  const speed = (ratio: number): Curve => [
    [0, base * 0.7 * ratio],
    [0.5, base * ratio],
    [1.1, base * 1.5 * ratio],
    [2.2, base * 1.15 * ratio],
  ]
  const pass: Curve = [
    [0, 0],
    [0.25, 0.4],
    [1, 0.8],
    [2.2, 0],
  ]
  return {
    layers: [
      ...[1, 2.02].map((ratio) => ({
        source: { kind: 'tone', wave: 'sawtooth', pitch: speed(ratio), vibrato: { rate: 13, depth: 2 } } as const,
        at: 0,
        gain: pass,
        filters: [
          {
            type: 'lowpass',
            frequency: [
              [0, 350],
              [1.1, 1100],
              [2.2, 300],
            ],
            q: 1.5,
          } as const,
        ],
        tremolo: { rate: base / 3, depth: 0.55 },
      })),
      {
        source: { kind: 'noise', colour: 'pink' },
        at: 0,
        gain: pass,
        filters: [{ type: 'bandpass', frequency: speed(9), q: 1 }],
        tremolo: { rate: base / 3, depth: 0.8 },
      },
    ],
    level: 0.5,
    room: { kind: 'sea', amount: 0.2 },
    duck: 0.3,
  }
}
