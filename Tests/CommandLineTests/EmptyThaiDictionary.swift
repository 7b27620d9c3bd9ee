// SPDX-License-Identifier: Apache-2.0
import Glibc

/// A dictionary of Thai that knows no word, as libdatrie writes it: text broken by it stays in one piece.
enum EmptyThaiDictionary {
    private typealias New = @convention(c) () -> OpaquePointer?
    private typealias AddRange = @convention(c) (OpaquePointer, UInt32, UInt32) -> Int32
    private typealias NewTrie = @convention(c) (OpaquePointer) -> OpaquePointer?
    private typealias Save = @convention(c) (OpaquePointer, UnsafePointer<CChar>) -> Int32

    /// False where there is no libdatrie, which libthai needs, or no room.
    static func write(to path: String) -> Bool {
        guard let library = dlopen("libdatrie.so.1", RTLD_NOW | RTLD_LOCAL) else { return false }
        func symbol<Function>(_ name: String, as type: Function.Type) -> Function? {
            dlsym(library, name).map { unsafeBitCast($0, to: type) }
        }
        guard let newMap = symbol("alpha_map_new", as: New.self),
            let addRange = symbol("alpha_map_add_range", as: AddRange.self),
            let newTrie = symbol("trie_new", as: NewTrie.self), let save = symbol("trie_save", as: Save.self),
            let map = newMap(), addRange(map, 0xE01, 0xE5B) == 0, let trie = newTrie(map)
        else { return false }
        return save(trie, path) == 0
    }
}
