import { create } from 'zustand'
import { Dock, DockRow, MainButton, SideButton } from '../../../flat/FlatDock.tsx'
import { playMoves } from '../../../host/session.ts'
import { useWords } from '../../../hud/useWords.ts'
import { useIntent } from '../../intent/intent.ts'
import type { Asked } from '../../intent/targets.ts'

/** The question during which the player thinks of offering the end; null while he does not. */
export const useOffering = create<{ readonly asked: Asked | null }>(() => ({ asked: null }))

/** Asks once more before the end is offered to all others (J-END). */
export function OfferDock() {
  const { t } = useWords()
  const seat = useIntent(({ asked }) => asked?.seat ?? null)
  const close = () => useOffering.setState({ asked: null })
  const offer = () => {
    close()
    if (seat !== null) void playMoves(seat, [{ kind: 'offerEnd' }])
  }
  return (
    <Dock surface="parchment">
      <p className="flat-dock-title">{t('endOffer.title')}</p>
      <p>{t('flat.jackal.offer')}</p>
      <DockRow>
        <SideButton label={t('prompt.cancel')} kind="quiet" onPress={close} />
        <MainButton label={t('pause.offerEnd')} onPress={offer} />
      </DockRow>
    </Dock>
  )
}
