import { useEffect, useRef } from 'react'
import { heightOf, widthOf } from '../../../engine/jackal/cells.ts'
import { useText } from '../../i18n/useText.ts'
import { useNavigation } from '../../input/useNavigation.ts'
import { useShownTable } from '../../playback/useShownTable.ts'
import { Button } from '../../ui/controls.tsx'
import { goTo, useScreen } from '../../ui/screens.ts'
import { useTableCamera } from '../../ui/TableCamera.ts'
import { offerToastSlot } from '../../ui/toasts/slot.ts'
import { useFocusOnOpen } from '../../ui/useFocusOnOpen.ts'
import { sideViewsOf } from '../table/sideViews.ts'
import { Beginnings } from './Beginnings.tsx'
import { Brushes } from './Brushes.tsx'
import { DeckFields } from './DeckFields.tsx'
import { FaultList } from './FaultList.tsx'
import { KeepButton } from './KeepButton.tsx'
import { playSketch } from './keeping.ts'
import { MapShelf } from './MapShelf.tsx'
import { Measures } from './Measures.tsx'
import { SketchKeys } from './SketchKeys.tsx'
import { boardOf } from './sketch.ts'
import { sketchState } from './sketchState.ts'
import { lift, shownBoard, useSketch, useWorkshop } from './workshop.ts'
import { WORKSHOP_COMMANDS } from './workshopCommands.ts'
import './workshop.css'

/** The island workshop: the map on the table, and beside it its facts and actions. */
export function Workshop() {
  const t = useText()
  const room = useRef<HTMLElement>(null)
  useFocusOnOpen(room)
  useTableForSketch()
  useNavigation({ kind: 'screen', root: room, onBack: leave, tables: WORKSHOP_COMMANDS })
  const hasFaults = useWorkshop(({ faults }) => faults.length > 0)
  return (
    <main ref={room} className="workshop" tabIndex={-1} aria-label={t('workshop.title')} data-testid="screen-workshop">
      <SketchKeys />
      <div className="workshop-panel parchment">
        <header className="workshop-head rule-line">
          <h1 className="title">{t('workshop.title')}</h1>
          <Button small onClick={leave} testId="back">
            {t('common.back')}
          </Button>
        </header>
        <div ref={offerToastSlot} />
        <div className="workshop-body" data-body="">
          <p className="about">{t('workshop.about')}</p>
          <Brushes />
          <FaultList />
          <Measures />
          <Beginnings />
          <DeckFields />
          <MapShelf />
        </div>
        <footer className="workshop-foot">
          {hasFaults && <p className="about">{t('workshop.faults.first')}</p>}
          <Button
            kind="main"
            blocked={hasFaults ? t('workshop.faults.first') : null}
            onClick={() => {
              if (!hasFaults) playSketch()
            }}
            testId="workshop-play"
          >
            {t('workshop.play')}
          </Button>
          <KeepButton />
        </footer>
      </div>
    </main>
  )
}

/** Goes back to the screen that opened the workshop. */
function leave(): void {
  const { from } = useScreen.getState()
  goTo(from === 'new' ? { name: 'new', game: 'jackal' } : { name: 'menu' })
}

/** Puts the sketch on the table while the workshop is open, and frames it whenever its size changes. */
function useTableForSketch(): void {
  const table = useShownTable()
  const camera = useTableCamera()
  const sketch = useSketch()
  const board = boardOf(sketch)
  const [width, height] = [widthOf(board), heightOf(board)]
  useEffect(() => {
    useWorkshop.setState({ isOpen: true })
    return () => {
      lift()
      useWorkshop.setState({ isOpen: false, hovered: null })
    }
  }, [])
  useEffect(() => {
    table.set('jackal', 'spectator')
    const frame = requestAnimationFrame(() => table.playback.load(sketchState(sketch)))
    return () => cancelAnimationFrame(frame)
  }, [sketch, table])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another size is seen from elsewhere, another map is not
  useEffect(() => {
    const frame = requestAnimationFrame(() => camera.fly(sideViewsOf(shownBoard()).S))
    return () => cancelAnimationFrame(frame)
  }, [width, height])
}
