import type { QualityTier } from '../../electron/contract/ipc.ts'

/** The cost of drawing one frame. */
export interface FrameWork {
  readonly drawCalls: number
  readonly triangles: number
}

/** The cost of the last frame, for tests. Triangles and draw calls include the shadow pass if it was redrawn. */
export interface FrameCost extends FrameWork {
  /** The number of frames drawn so far, including those of the environment map at the start: compare two readings. */
  readonly frames: number
  readonly geometries: number
  readonly textures: number
  readonly programs: number
  /** The greatest cost of any frame so far, including the shadow pass, which a still table draws only once. */
  readonly dearest: FrameWork
}

/** The maximum cost of a frame of the fullest table on a tier, including the shadow pass. */
export const FRAME_BUDGETS = {
  low: { drawCalls: 80, triangles: 80_000 },
  medium: { drawCalls: 150, triangles: 200_000 },
  high: { drawCalls: 300, triangles: 600_000 },
} as const satisfies Readonly<Record<QualityTier, FrameWork>>

/** Returns the values that exceed a tier's budget, for example '92 drawCalls, 80 allowed'; none within the budget. */
export function overBudget(work: FrameWork, tier: QualityTier): readonly string[] {
  const budget = FRAME_BUDGETS[tier]
  const exceeded = (['drawCalls', 'triangles'] as const).filter((measure) => work[measure] > budget[measure])
  return exceeded.map((measure) => `${work[measure]} ${measure}, ${budget[measure]} allowed`)
}
