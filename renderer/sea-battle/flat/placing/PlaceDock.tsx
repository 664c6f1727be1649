import { Dock, DockRow, FlatDock, MainButton, SideButton } from '../../../flat/FlatDock.tsx'
import { useSession } from '../../../host/session.ts'
import { useWords } from '../../../hud/useWords.ts'
import { DiceIcon, UndoIcon } from '../../../ui/icons.tsx'
import { useLetters } from '../../coordinates.ts'
import { faultWords } from '../../hud/spoken/placementWords.ts'
import { placeMove } from '../../placement/berthing.ts'
import { layingFault } from '../../placement/faults.ts'
import { clearFleet, layAtRandom, putToSea, takeBackLaying } from '../../placement/fleetOrders.ts'
import { mayTakeBack } from '../../placement/handling.ts'
import { usePlacement } from '../../placement/placementStore.ts'
import { formCount } from '../../placement/shapes.ts'
import { layAndTakeNext } from '../../placement/taking.ts'
import { TurnIcon } from './TurnIcon.tsx'

/** Turns and lays the ship in hand, or orders the whole fleet. */
export function PlaceDock() {
  const isHolding = usePlacement((state) => state.held !== null)
  return <FlatDock stays asked={isHolding ? <ShipInHand /> : <WholeFleet />} />
}

function ShipInHand() {
  const { t } = useWords()
  const language = useLetters()
  const placement = usePlacement()
  const { held, slots, options } = placement
  const length = held ? (slots[held.slot]?.length ?? 1) : 1
  const fault = layingFault(placement)
  return (
    <Dock hint={fault ? faultWords(fault, { t, language }) : t('flat.sea.move')}>
      <DockRow>
        {length > 1 && (
          <SideButton
            label={t('key.turn')}
            icon={<TurnIcon />}
            onPress={() => placement.turn(1)}
            testId="flat-turn-ship"
          />
        )}
        {formCount(length, options.shapes) > 1 && (
          <SideButton label={t('key.shape')} onPress={() => placement.reshape(1)} testId="flat-shape" />
        )}
        <SideButton
          label={t('flat.sea.putBack')}
          kind="quiet"
          onPress={() => held && placement.putBack(held.slot)}
          testId="flat-put-back"
        />
      </DockRow>
      <DockRow>
        <MainButton label={t('flat.sea.lay')} disabled={fault !== null} onPress={layAndTakeNext} />
      </DockRow>
    </Dock>
  )
}

function WholeFleet() {
  const { t } = useWords()
  const placement = usePlacement()
  const sending = useSession((state) => state.sending)
  const isReady = placeMove(placement) !== null
  const isEmpty = placement.slots.every(({ berth }) => berth === null)
  const { touch, shapes } = placement.options
  const hint = isReady ? t('hint.place.ready') : `${t(`place.rule.${touch}`)} ${t(`place.rule.${shapes}`)}`
  return (
    <Dock hint={hint}>
      <DockRow>
        {mayTakeBack(placement) && (
          <SideButton label={t('key.undo')} icon={<UndoIcon />} onPress={takeBackLaying} testId="flat-take-back" />
        )}
        <SideButton label={t('place.random')} icon={<DiceIcon />} onPress={layAtRandom} testId="place-random" />
        <SideButton
          label={t('place.clear')}
          kind="quiet"
          disabled={isEmpty}
          onPress={clearFleet}
          testId="place-clear"
        />
      </DockRow>
      <DockRow>
        <MainButton label={t('place.confirm')} disabled={!isReady || sending} onPress={putToSea} />
      </DockRow>
    </Dock>
  )
}
