import { type ChosenKeys, type CommandSet, keysOf } from './bindings.ts'
import { type Chord, type Command, type CommandTable, commandsOf } from './commands.ts'

/** Returns the custom bindings, minus commands reset to default. */
function withKeys(chosen: ChosenKeys, command: Command, keys: readonly Chord[]): ChosenKeys {
  const { [command.id]: _, ...others } = chosen
  return `${keys}` === `${command.keys}` ? others : { ...others, [command.id]: keys }
}

/** Returns the commands that already have the key and apply together with the given command. */
export function clashesOf(
  command: Command,
  key: Chord,
  sets: readonly CommandSet[],
  chosen: ChosenKeys,
): readonly Command[] {
  const clashing = sets.flatMap((set) => {
    const commands = set.flatMap(commandsOf)
    if (!commands.some(({ id }) => id === command.id)) return []
    return commands.filter((one) => one.id !== command.id && keysOf(one, chosen).includes(key))
  })
  return [...new Set(clashing)]
}

/** A key that means something else in a context with precedence. */
interface TakenKey {
  readonly key: Chord
  readonly table: CommandTable
  readonly instead: Command
}

/** Returns those keys of a command that another context takes first wherever both apply. */
export function takenBefore(command: Command, sets: readonly CommandSet[], chosen: ChosenKeys): readonly TakenKey[] {
  const keys = keysOf(command, chosen)
  const taken = sets.flatMap((set) => {
    const own = set.findIndex((table) => commandsOf(table).some(({ id }) => id === command.id))
    return set.slice(0, Math.max(0, own)).flatMap((table) =>
      commandsOf(table).flatMap((instead) => {
        const key = keysOf(instead, chosen).find((one) => keys.includes(one))
        return key === undefined ? [] : [{ key, table, instead }]
      }),
    )
  })
  return taken.filter(({ instead }, index) => taken.findIndex((one) => one.instead.id === instead.id) === index)
}

/**
 * Gives a command a key.
 * @param instead the key of the command that it replaces; null if the command has none
 */
export function withKey(command: Command, key: Chord, instead: Chord | null, chosen: ChosenKeys): ChosenKeys {
  const keys = keysOf(command, chosen)
  const changed = instead === null ? [...keys, key] : keys.map((one) => (one === instead ? key : one))
  return withKeys(chosen, command, [...new Set(changed)])
}

/** Takes a key from commands. */
export function withoutKey(commands: readonly Command[], key: Chord, chosen: ChosenKeys): ChosenKeys {
  return commands.reduce(
    (rest, one) =>
      withKeys(
        rest,
        one,
        keysOf(one, rest).filter((other) => other !== key),
      ),
    chosen,
  )
}

/**
 * Exchanges keys: the clashing commands get the key that the command gives up. Returns null if that key would clash
 * too.
 */
export function swapped(
  command: Command,
  key: Chord,
  instead: Chord | null,
  sets: readonly CommandSet[],
  chosen: ChosenKeys,
): ChosenKeys | null {
  const clashes = clashesOf(command, key, sets, chosen)
  if (instead === null || clashes.some(({ isFixed }) => isFixed)) return null
  const given = withKey(command, key, instead, withoutKey(clashes, key, chosen))
  if (clashes.some((one) => clashesOf(one, instead, sets, given).length > 0)) return null
  return clashes.reduce((rest, one) => withKeys(rest, one, [instead, ...keysOf(one, rest)]), given)
}
