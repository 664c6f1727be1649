import { MOST_OWN_MAPS } from '../../../electron/contract/ipc.ts'
import { currentText } from '../../i18n/useText.ts'
import { goTo } from '../../ui/screens.ts'
import { useSettings } from '../../ui/settings.ts'
import { showNotice } from '../../ui/toasts/toasts.ts'
import { isKept, keepMap, ownMapOf, playNext } from './ownMaps.ts'
import { act, useWorkshop } from './workshop.ts'

/** Keeps the sketch under a name and shows a notice. Returns its id; null without room. */
export function keepAs(name: string): string | null {
  const t = currentText()
  const own = keepMap(useWorkshop.getState().drawing.sketch, name)
  if (own === null) showNotice(t('workshop.maps.full', { n: MOST_OWN_MAPS }))
  else {
    act({ kind: 'kept', own })
    showNotice(t('workshop.kept', { name }))
  }
  return own
}

/** Opens the form of a new match with the sketch, which is kept for it. */
export function playSketch(): void {
  const { sketch } = useWorkshop.getState().drawing
  const { ownMaps } = useSettings.getState().settings
  const own = ownMapOf(sketch)
  const name = own?.name ?? currentText()('workshop.name', { n: ownMaps.length + 1 })
  const id = own && isKept(sketch, ownMaps) ? own.id : keepAs(name)
  if (id === null) return
  playNext(id)
  goTo({ name: 'new', game: 'jackal' })
}
