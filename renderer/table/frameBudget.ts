import type { QualityTier } from '../../electron/contract/ipc.ts'

/** What drawing a frame takes. */
export interface FrameWork {
  readonly drawCalls: number
  readonly triangles: number
}

/** What a frame of the fullest table may take on a tier, its shadows included; null where nothing is promised. */
export const FRAME_BUDGETS = {
  low: { drawCalls: 80, triangles: 80_000 },
  medium: { drawCalls: 150, triangles: 200_000 },
  high: null,
} as const satisfies Readonly<Record<QualityTier, FrameWork | null>>

/** What a frame took beyond the budget of a tier, for example '92 drawCalls, 80 allowed'; nothing where it kept to it. */
export function overBudget(work: FrameWork, tier: QualityTier): readonly string[] {
  const budget = FRAME_BUDGETS[tier]
  if (!budget) return []
  const exceeded = (['drawCalls', 'triangles'] as const).filter((measure) => work[measure] > budget[measure])
  return exceeded.map((measure) => `${work[measure]} ${measure}, ${budget[measure]} allowed`)
}
