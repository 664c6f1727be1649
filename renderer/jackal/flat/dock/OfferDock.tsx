import { MainButton } from '../../../flat/FlatDock.tsx'
import { playMoves } from '../../../host/session.ts'
import { Dock, DockButton } from '../../../hud/frame/Dock.tsx'
import { useWords } from '../../../hud/useWords.ts'
import { TABLE } from '../../../input/tableCommands.ts'
import { useIntent } from '../../intent/intent.ts'
import { useOffering } from './offering.ts'

/** Asks again before the end is offered to all others (J-END). */
export function OfferDock() {
  const { t } = useWords()
  const seat = useIntent(({ asked }) => asked?.seat ?? null)
  const close = () => useOffering.setState({ asked: null })
  const offer = () => {
    close()
    if (seat !== null) void playMoves(seat, [{ kind: 'offerEnd' }])
  }
  return (
    <Dock
      surface="parchment"
      prompt={t('endOffer.title')}
      about={t('flat.jackal.offer')}
      isAsked
      buttons={
        <>
          <DockButton label={t('prompt.cancel')} command={TABLE.commands.cancel} onPress={close} />
          <MainButton label={t('pause.offerEnd')} onPress={offer} />
        </>
      }
    />
  )
}
