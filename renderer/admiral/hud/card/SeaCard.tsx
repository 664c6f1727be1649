import type { AdmiralState } from '../../../../engine/admiral/types.ts'
import { useIntent } from '../../intent/intent.ts'
import { shownCourse } from '../../intent/pointed.ts'
import { statusNamed } from '../fleet/fleets.ts'
import { CourseCard } from './CourseCard.tsx'
import { DangerCard } from './DangerCard.tsx'
import { UnitCard } from './UnitCard.tsx'
import './seaCard.css'

/** Shows the ship, fort or end of a course under the pointer, else the selected one. */
export function SeaCard({ view }: { readonly view: AdmiralState }) {
  const intent = useIntent()
  const { hoveredUnit, target, selected, danger } = intent
  const course = intent.asked && shownCourse(intent)
  if (course && selected !== null && hoveredUnit === null)
    return <CourseCard view={view} ship={selected} course={course} />
  if (danger && hoveredUnit === null && target === null) return <DangerCard />
  const status = statusNamed(view, hoveredUnit ?? target ?? selected ?? view.activation?.ship ?? null)
  return status && <UnitCard view={view} status={status} />
}
