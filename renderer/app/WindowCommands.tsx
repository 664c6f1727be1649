import { useEffect } from 'react'
import { commandTable } from '../input/commands.ts'
import { type HandledTable, handle } from '../input/contexts.ts'
import { keepFocus } from '../input/focus/keepFocus.ts'
import { MOVES } from '../input/focus/moves.ts'
import { useCommands } from '../input/useCommands.ts'
import { HELP } from '../shell/keys/help.ts'
import { changeSettings, useSettings } from '../ui/settings.ts'
import { END_AIR } from './private/endAir.ts'

/** Commands of the window itself. */
const WINDOW = commandTable('window', 'commands.window', {
  fullscreen: { keys: ['F11'], isFixed: true },
})

const FULLSCREEN: HandledTable = {
  ...handle(WINDOW, {
    fullscreen: () => void changeSettings({ fullscreen: !useSettings.getState().settings.fullscreen }),
  }),
  needs: () => false,
}

const COMMANDS = [MOVES, HELP, FULLSCREEN, END_AIR]

/** Gives the commands that apply everywhere in the window, and keeps the focus in its screens and dialogs. */
export function WindowCommands(): null {
  useCommands('page', COMMANDS)
  useEffect(keepFocus, [])
  return null
}
