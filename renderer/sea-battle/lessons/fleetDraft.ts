import type { LessonDraft } from '../../school/lesson.ts'
import { clearFleet } from '../placement/fleetOrders.ts'
import { usePlacement } from '../placement/placementStore.ts'
import type { SeaBattleLesson } from './lesson.ts'

/** Returns the steps done while a fleet is laid: a done step stays so until the sea is empty again. */
export function fleetDraft(steps: SeaBattleLesson['steps']): LessonDraft {
  let reached = 0
  const look = () => {
    // a fleet that went to sea is no longer laid out here, and the host's answer may still be on its way
    if (isUntouched()) reached = 0
    while (steps[reached]?.drafted?.()) reached++
  }
  return {
    follow(listener) {
      reached = 0
      look()
      return usePlacement.subscribe(() => {
        look()
        listener()
      })
    },
    done: () => reached,
    clear: clearFleet,
  }
}

/** Returns whether the placing player has laid nothing and holds nothing. */
function isUntouched(): boolean {
  const { seat, slots, held } = usePlacement.getState()
  return seat !== null && held === null && slots.every(({ berth }) => berth === null)
}
