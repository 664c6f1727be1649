import { memo } from 'react'
import { analysableSeats } from '../../../electron/contract/analysis.ts'
import { type Language, LOST_ON_TIME, type SaveInfo } from '../../../electron/contract/ipc.ts'
import { clockText } from '../../i18n/clockText.ts'
import { seatsIn } from '../../i18n/lessonMatch.ts'
import { mapText } from '../../i18n/mapText.ts'
import { hasOwnTitle } from '../../i18n/matchName.ts'
import { useMatchName } from '../../i18n/useMatchName.ts'
import { useLanguage, useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/controls.tsx'

export type SaveAction = 'open' | 'watch' | 'analyse' | 'rename' | 'copy' | 'remove' | 'exportMatch' | 'exportReplay'

interface SaveRowProps {
  readonly save: SaveInfo
  readonly onAction: (action: SaveAction, save: SaveInfo) => void
  /** True to offer only the actions for a recording. */
  readonly watchOnly?: boolean
}

/** Shows one saved match: its game, its players and its actions. */
export const SaveRow = memo(function SaveRow({ save, onAction, watchOnly }: SaveRowProps) {
  const t = useText()
  const name = useMatchName()(save)
  const when = useWhen(save)
  // Distinguishes matches that have the same players.
  const told = hasOwnTitle(save) ? name : `${name}, ${when}`
  const button = (action: SaveAction, label: string, kind: 'main' | 'quiet' | 'plain') => (
    <Button
      small
      kind={kind}
      label={`${label}: ${told}`}
      onClick={() => onAction(action, save)}
      testId={`save-${action}`}
    >
      {label}
    </Button>
  )
  return (
    <li className="save" data-testid="save-row">
      <SaveText save={save} />
      <div className="save-buttons">
        {!watchOnly && !save.outcome && button('open', t('saves.open'), 'main')}
        {button('watch', t('saves.watch'), watchOnly || save.outcome ? 'main' : 'plain')}
        {!watchOnly && isLookedBackOn(save) && button('analyse', t('analysis.open'), 'plain')}
        {!watchOnly && button('rename', t('saves.rename'), 'quiet')}
        {!watchOnly && button('copy', t('saves.copy'), 'quiet')}
        {!watchOnly && button('exportMatch', t('saves.exportMatch'), 'quiet')}
        {button('exportReplay', t('saves.exportReplay'), 'quiet')}
        {!watchOnly && button('remove', t('saves.remove'), 'quiet')}
      </div>
    </li>
  )
})

/** Returns whether the analysis of a save is useful. */
function isLookedBackOn(save: SaveInfo): boolean {
  return save.moves > 0 && save.deal !== undefined && analysableSeats(save).length > 0
}

function SaveText({ save }: { readonly save: SaveInfo }) {
  const t = useText()
  const when = useWhen(save)
  const nameOf = useMatchName()
  const players = seatsIn(save, t)
    .map(({ name }) => name)
    .join(', ')
  const named = hasOwnTitle(save)
  const map = save.map && mapText(t, save.map)
  return (
    <div className="save-text">
      <h2 className="save-title">
        {nameOf(save)}
        {save.outcome && (
          <span className="save-over">
            {t(save.outcome.reason === LOST_ON_TIME ? 'saves.over.time' : 'saves.over')}
          </span>
        )}
      </h2>
      <p className="about">
        {named && `${t(`game.${save.game}`)} · `}
        {map && `${map} · `}
        {when} · {t('saves.moves', { n: save.moves })}
        {save.clock && ` · ${clockText(t, save.clock)}`}
        {save.deal?.kind === 'open' && ` · ${t('saves.openDeal')}`}
        {named && ` · ${players}`}
      </p>
      {save.condition === 'recovered' && <p className="save-recovered">{t('saves.recovered')}</p>}
    </div>
  )
}

/** Returns the date and time of the last move. */
function useWhen({ updatedAt }: SaveInfo): string {
  const language = useLanguage((state) => state.language)
  return whenFormat(language).format(updatedAt)
}

const whenFormats = new Map<Language, Intl.DateTimeFormat>()

/** Returns the format of a time, which takes longer to create than a row. */
function whenFormat(language: Language): Intl.DateTimeFormat {
  const format =
    whenFormats.get(language) ?? new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' })
  whenFormats.set(language, format)
  return format
}
