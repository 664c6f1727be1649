import type { ReactNode } from 'react'
import type { CasterCommand, CasterShot } from '../../../electron/contract/caster.ts'
import { useText } from '../../i18n/useText.ts'
import { useCasterOf } from '../../remote/caster/caster.ts'
import { Button, Segments } from '../../ui/controls.tsx'
import { choosePen, choosePlace, dropPen, PENS, usePen } from './pen.ts'
import { TextForm } from './TextForm.tsx'
import { TOOL_ICONS } from './toolIcons.tsx'

interface ControlsProps {
  readonly send: (command: CasterCommand) => void
}

/** All that a caster can do besides drawing. */
export function Controls({ send }: ControlsProps) {
  const t = useText()
  return (
    <div className="caster-controls">
      <PenChoice send={send} />
      <ShotChoice send={send} />
      <TextForm send={send} />
      <Button className="caster-wide" onClick={() => send({ kind: 'replay' })} testId="caster-replay">
        <Labelled icon="replay">{t('caster.replay')}</Labelled>
      </Button>
    </div>
  )
}

interface LabelledProps {
  readonly icon: keyof typeof TOOL_ICONS
  readonly children: ReactNode
}

function Labelled({ icon, children }: LabelledProps) {
  return (
    <span className="caster-labelled">
      {TOOL_ICONS[icon]}
      <span>{children}</span>
    </span>
  )
}

function PenChoice({ send }: ControlsProps) {
  const t = useText()
  const { tool, choosesPlace } = usePen()
  return (
    <div className="caster-row">
      <Segments
        label={t('caster.pen')}
        value={choosesPlace ? '' : tool}
        options={PENS.map((value) => ({
          value,
          label: <Labelled icon={value}>{t(`caster.pen.${value}`)}</Labelled>,
          testId: `caster-${value}`,
        }))}
        onChange={(value) => {
          if (value !== '') choosePen(value)
        }}
      />
      <Button onClick={() => send({ kind: 'clear' })} testId="caster-clear">
        <Labelled icon="clear">{t('caster.clear')}</Labelled>
      </Button>
    </div>
  )
}

const SHOTS = ['director', 'table'] as const satisfies readonly CasterShot['kind'][]

function ShotChoice({ send }: ControlsProps) {
  const t = useText()
  const choosesPlace = usePen((pen) => pen.choosesPlace)
  const shown = useCasterOf<CasterShot['kind']>(({ shot }) => shot.kind, 'director')
  return (
    <div className="caster-row">
      <Segments
        label={t('caster.shot')}
        value={choosesPlace || shown === 'place' ? '' : shown}
        options={SHOTS.map((value) => ({
          value,
          label: <Labelled icon={value}>{t(`caster.shot.${value}`)}</Labelled>,
          testId: `caster-shot-${value}`,
        }))}
        onChange={(kind) => {
          dropPen()
          if (kind !== '') send({ kind: 'shot', shot: { kind } })
        }}
      />
      <button
        type="button"
        className="segment caster-place"
        aria-pressed={choosesPlace || shown === 'place'}
        onClick={choosePlace}
        data-testid="caster-shot-place"
      >
        <Labelled icon="place">{t('caster.shot.place')}</Labelled>
      </button>
    </div>
  )
}
