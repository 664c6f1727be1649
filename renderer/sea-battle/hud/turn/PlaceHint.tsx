import { CoachKey } from '../../../hud/coach/CoachNote.tsx'
import { HelpKeys, KeyAction } from '../../../hud/HintBar.tsx'
import { useWords } from '../../../hud/useWords.ts'
import { TABLE } from '../../../input/tableCommands.ts'
import { PLACING } from '../../commands.ts'
import { useLetters } from '../../coordinates.ts'
import { type PlacementState, placeMove } from '../../placement/berthing.ts'
import { clearFleet, layAtRandom, putToSea } from '../../placement/fleetOrders.ts'
import { usePlacement } from '../../placement/placementStore.ts'
import { formCount } from '../../placement/shapes.ts'
import { faultTold } from '../spoken/placementWords.ts'

type PlaceText = 'hint.place' | 'hint.place.held' | 'hint.place.cursor' | 'hint.place.ready'

function placeText(state: PlacementState): PlaceText {
  if (state.held) return state.held.point ? 'hint.place.held' : 'hint.place.cursor'
  return placeMove(state) ? 'hint.place.ready' : 'hint.place'
}

/** What can be done while the own fleet is laid out. */
export function PlaceHint() {
  const { t } = useWords()
  const placement = usePlacement()
  const { held, cursor } = placement
  const language = useLetters()
  const told = faultTold(placement, { t, language })
  const { commands } = TABLE
  return (
    <>
      <p className={`hint-text${told ? ' is-fault' : ''}`}>{told ?? t(placeText(placement))}</p>
      <div className="hint-keys">
        <KeyAction
          command={commands['next-piece']}
          label={t('key.nextShip')}
          onClick={() => placement.next()}
          testId="btn-next"
        />
        {(held || cursor) && (
          <KeyAction
            command={commands.confirm}
            label={t(held ? 'key.lay' : 'key.take')}
            onClick={() => placement.confirm()}
            testId="btn-lay"
          />
        )}
        {held ? <HeldKeys /> : <FleetKeys />}
        {placeMove(placement) && (
          <KeyAction command={PLACING.commands.battle} label={t('key.battle')} onClick={putToSea} />
        )}
        <HelpKeys />
      </div>
    </>
  )
}

/** What can be done with the ship in hand. */
function HeldKeys() {
  const { t } = useWords()
  const placement = usePlacement()
  const { held, slots, options } = placement
  const length = held ? (slots[held.slot]?.length ?? 1) : 1
  return (
    <>
      {length > 1 && (
        <KeyAction command={PLACING.commands.turn} label={t('key.turn')} onClick={() => placement.turn(1)} />
      )}
      {formCount(length, options.shapes) > 1 && (
        <KeyAction command={PLACING.commands.shape} label={t('key.shape')} onClick={() => placement.reshape(1)} />
      )}
      <KeyAction command={TABLE.commands.cancel} label={t('key.cancel')} onClick={() => void placement.cancel()} />
    </>
  )
}

/** What can be done with the whole fleet while no ship is in hand. */
function FleetKeys() {
  const { t } = useWords()
  const isAnyLaid = usePlacement(({ slots }) => slots.some(({ berth }) => berth))
  return (
    <>
      <CoachKey />
      <KeyAction command={PLACING.commands.random} label={t('key.random')} onClick={layAtRandom} />
      {isAnyLaid && <KeyAction command={PLACING.commands.clear} label={t('key.clear')} onClick={clearFleet} />}
    </>
  )
}
