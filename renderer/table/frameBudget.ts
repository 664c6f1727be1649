import type { QualityTier } from '../../electron/contract/ipc.ts'

/** What one frame costs to draw. */
export interface FrameWork {
  readonly drawCalls: number
  readonly triangles: number
}

/** What the last frame cost, as tests read it. Triangles and draw calls include the shadow pass when it was redrawn. */
export interface FrameCost extends FrameWork {
  /** Frames drawn so far, including those of the environment map at the start: compare two readings. */
  readonly frames: number
  readonly geometries: number
  readonly textures: number
  readonly programs: number
  /** The most that any frame has cost so far, the shadow pass included: what is still draws it only once. */
  readonly dearest: FrameWork
}

/** The most that a frame of the fullest table may cost on a tier, shadow pass included. */
export const FRAME_BUDGETS = {
  low: { drawCalls: 80, triangles: 80_000 },
  medium: { drawCalls: 150, triangles: 200_000 },
  high: { drawCalls: 300, triangles: 600_000 },
} as const satisfies Readonly<Record<QualityTier, FrameWork>>

/** What exceeds a tier's budget, for example '92 drawCalls, 80 allowed'; empty within the budget. */
export function overBudget(work: FrameWork, tier: QualityTier): readonly string[] {
  const budget = FRAME_BUDGETS[tier]
  const exceeded = (['drawCalls', 'triangles'] as const).filter((measure) => work[measure] > budget[measure])
  return exceeded.map((measure) => `${work[measure]} ${measure}, ${budget[measure]} allowed`)
}
