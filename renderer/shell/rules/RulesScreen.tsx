import { useState } from 'react'
import type { GameId } from '../../../electron/contract/ipc.ts'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/controls.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { lastGame } from '../../ui/newMatch/lastGame.ts'
import { ScreenFrame } from '../../ui/ScreenFrame.tsx'
import { goTo } from '../../ui/screens.ts'
import { gameParts } from '../games.ts'
import { RulesBook } from './RulesBook.tsx'

/** Shows the rules book as a screen of the menu, at the last played game. */
export function RulesScreen() {
  const t = useText()
  return (
    <ScreenFrame title={t('rules.title')} testId="screen-rules" onBack={() => goTo({ name: 'menu' })}>
      <RulesBook game={lastGame()} />
    </ScreenFrame>
  )
}

interface RulesSheetProps {
  readonly game: GameId
  readonly query: string
  readonly onClose: () => void
}

/**
 * Shows the rules book over a running match: the result of a search, or the whole book, opened at the rule about the
 * thing that the player looks at.
 */
export function RulesSheet({ game, query, onClose }: RulesSheetProps) {
  const t = useText()
  const [lookedAt] = useState(() => (query === '' ? gameParts(game).book.ruleLookedAt() : null))
  return (
    <Dialog
      title={t('rules.title')}
      surface="parchment"
      className="rules-sheet"
      testId="sheet-rules"
      onClose={onClose}
      actions={
        <Button kind="main" onClick={onClose} testId="rules-close">
          {t('common.close')}
        </Button>
      }
    >
      <RulesBook game={game} query={query} openAt={lookedAt} />
    </Dialog>
  )
}
