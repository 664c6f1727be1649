import type { QualityTier } from '../../electron/contract/ipc.ts'

/** What one frame costs to draw. */
export interface FrameWork {
  readonly drawCalls: number
  readonly triangles: number
}

/** The most that a frame of the fullest table may cost on a tier, shadow pass included; null means no limit. */
export const FRAME_BUDGETS = {
  low: { drawCalls: 80, triangles: 80_000 },
  medium: { drawCalls: 150, triangles: 200_000 },
  high: null,
} as const satisfies Readonly<Record<QualityTier, FrameWork | null>>

/** What exceeds a tier's budget, for example '92 drawCalls, 80 allowed'; empty within the budget. */
export function overBudget(work: FrameWork, tier: QualityTier): readonly string[] {
  const budget = FRAME_BUDGETS[tier]
  if (!budget) return []
  const exceeded = (['drawCalls', 'triangles'] as const).filter((measure) => work[measure] > budget[measure])
  return exceeded.map((measure) => `${work[measure]} ${measure}, ${budget[measure]} allowed`)
}
