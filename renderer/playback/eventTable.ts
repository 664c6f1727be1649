interface AnyEvent {
  readonly kind: string
}

/** A result, or a function of the event, for each kind of event. A missing kind does not compile. */
export type EventTable<E extends AnyEvent, Context extends readonly unknown[], Result> = {
  readonly [K in E['kind']]: Result | ((event: Extract<E, { readonly kind: K }>, ...context: Context) => Result)
}

/** Returns a function that looks an event up in a table; undefined for a kind of a later version. */
export function byKind<E extends AnyEvent, Context extends readonly unknown[], Result>(
  table: EventTable<E, Context, Result>,
): (event: E, ...context: Context) => Result {
  return (event, ...context) => {
    // the table's entry for a kind takes events of that kind, which the compiler cannot follow through an index
    const entry = table[event.kind as E['kind']] as Result | ((event: E, ...context: Context) => Result)
    return isFunction(entry) ? entry(event, ...context) : entry
  }
}

function isFunction<F extends (...args: never[]) => unknown>(entry: F | unknown): entry is F {
  return typeof entry === 'function'
}
