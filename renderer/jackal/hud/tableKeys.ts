import type { TableKeys } from '../../input/useTableKeys.ts'
import { openSheet } from '../../ui/screens.ts'
import { useIntent } from '../intent/intent.ts'
import { actionsOf } from '../intent/targets.ts'

type Letter = 'carry' | 'bottle' | 'deck'

/** Arrows move the cursor, Enter acts there, digits choose, E loads, B takes a bottle, D tells what is hidden. */
export const JACKAL_KEYS: TableKeys<Letter> = {
  letters: { KeyE: 'carry', KeyB: 'bottle', KeyD: 'deck' },
  cursor: (east, north) => useIntent.getState().moveCursor(east, north),
  digit: chooseNth,
  next: (step) => useIntent.getState().nextPiece(step),
  confirm,
  cancel: () => useIntent.getState().cancel(),
  letter(letter) {
    if (letter === 'deck') openSheet({ name: 'own' })
    else if (letter === 'carry') useIntent.getState().toggleCarry()
    else useIntent.getState().toggleBottle()
  },
}

/** Digits choose beside the cell while something is asked there, else among the buttons. */
function chooseNth(n: number): void {
  const intent = useIntent.getState()
  const choices = intent.prompt ? intent.prompt.moves : actionsOf(intent)
  const choice = choices[n - 1]
  if (choice) intent.choose(choice.move)
}

/** Enter answers the only choice beside a cell, finishes the lighthouse, else acts as a click on the cursor's cell. */
function confirm(): void {
  const intent = useIntent.getState()
  const [only, second] = intent.prompt?.moves ?? []
  if (only && !second) intent.choose(only.move)
  else if (intent.order && intent.cursor === null) intent.finishArranging()
  else intent.confirm()
}
