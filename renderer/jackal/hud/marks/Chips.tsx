import { type ReactElement, useMemo } from 'react'
import { Coin } from '../../../hud/Coin.tsx'
import { Chip } from '../../../hud/frame/Chip.tsx'
import { useShownNow } from '../../../playback/useShownTable.ts'
import { SkullIcon, UndoIcon } from '../../../ui/icons.tsx'
import { useIntent } from '../../intent/intent.ts'
import { type CellChip, chipsOf } from './chips.ts'
import { StepsSign, SwordsSign, WavesSign } from './signs.tsx'

const SIGNS = {
  gold: <Coin size={0.9375} />,
  death: <SkullIcon size={1} />,
  back: <UndoIcon size={1} />,
  steps: <StepsSign />,
  sea: <WavesSign />,
  danger: <SwordsSign />,
} as const satisfies Record<CellChip['sign'], ReactElement>

/** Odds and dangers as chips in the lit cells, while the player chooses. */
export function Chips() {
  const intent = useIntent()
  const busy = useShownNow((state) => state.busy)
  const chips = useMemo(() => chipsOf(intent), [intent])
  if (busy || intent.prompt) return null
  return chips.map(({ cell, sign, text, isBad }) => (
    <Chip key={`${cell} ${sign}`} cell={cell} look={isBad ? 'bad' : 'good'} icon={SIGNS[sign]} testId={`chip-${sign}`}>
      {text ?? undefined}
    </Chip>
  ))
}
