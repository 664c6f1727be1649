import { ground } from '../ground.ts'
import type { Markup } from '../ink.ts'
import { fruit, palm } from '../motifs/plants.ts'

/** Draws three palms and fallen fruit. */
export function grove(): Markup {
  return (
    ground('#5f9a45', { seed: 21 }) +
    palm(62, 152, 1.02) +
    palm(192, 148, [-0.98, 0.98]) +
    palm(118, 224, 1.28) +
    fruit(48, 218, 15, '#f0a23c') +
    fruit(208, 212, 14, '#e2574a')
  )
}
