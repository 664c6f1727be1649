import type { Cell } from '../../../engine/admiral/types.ts'
import { useSession } from '../../host/session.ts'
import { sceneNamed } from './scenes.ts'

/** Returns the cell of the open lesson's buoy; null without one. */
export function useBuoy(): Cell | null {
  const lesson = useSession((state) => state.match?.lesson)
  return sceneNamed(lesson)?.buoy ?? null
}
