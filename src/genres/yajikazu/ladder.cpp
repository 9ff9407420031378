// The rungs in the order in which a person tries them: each needs a wider look than the one below.
#include "genres/yajikazu/ladder.h"

#include <array>

#include "core/probe.h"
#include "genres/yajikazu/genre.h"

namespace hashigo::yajikazu {

namespace {

constexpr std::array<core::Rung<Yajikazu>, 5> kLadder = {{
    {{"adj", "adj", "隣"},
     {"adj.title", "no two shaded touch", "黒マスは隣り合わない"},
     rung_adj,
     {"adj.lesson",
      "Shaded cells never touch along an edge. So as soon as a cell is shaded, the cells above, "
      "below and beside it are white. Look here first each time something is shaded.",
      "黒マスどうしは辺で隣り合いません。だから、黒マスが決まればその上下左右は白マスです。"
      "黒マスが増えるたびに、まずここを見ましょう。"}},
    {{"cap", "cap", "上限"},
     {"cap.title", "too much for its line", "矢印の先に入りきらない数"},
     rung_cap,
     {"cap.lesson",
      "Shaded cells never touch, so a line of four empty cells holds two at most, a line of five "
      "three. A clue that asks for more than its line can hold, or for fewer than it already has, "
      "can't be true. Only a clue in a shaded cell may be wrong, so its own cell is shaded.",
      "黒マスは隣り合わないので、空いた4マスの並びには最大2個、"
      "5マスの並びには最大3個しか入りません。"
      "それより大きい数や、もうある黒マスより小さい数は、正しいはずがありません。"
      "正しくなくてよいのは黒マスの数字だけなので、そのマスが黒マスです。"}},
    {{"ray", "ray", "視線"},
     {"ray.title", "a clue counts its line", "手がかりが先の黒マスを数える"},
     rung_ray,
     {"ray.lesson",
      "A clue in a white cell is true, so it is known how many shaded cells its line has. When it "
      "has them all, the rest is white. A cell without which too few would fit is shaded; a cell "
      "that would take too much room is white.",
      "白マスの数字は正しいので、矢印の先の黒マスの数が分かります。"
      "数がそろえば、残りは白マスです。そのマスを使わないと足りなくなるなら黒マス、"
      "そこを塗ると入りきらなくなるなら白マスです。"}},
    {{"white", "white", "白"},
     {"white.title", "white stays linked", "白マスはひとつながり"},
     rung_white,
     {"white.lesson",
      "All white cells hang together along edges. A cell that would part them if it were shaded is "
      "white. Look at corners and along the edges of the board: shaded cells that meet at their "
      "corners are a fence, and no fence may run from edge to edge.",
      "白マスはすべて辺でつながっています。塗ると白マスが分断されるマスは、白マスです。"
      "盤の角や端に注目しましょう。斜めに並ぶ黒マスは柵になり、"
      "柵が端から端まで届くと白マスが分断されます。"}},
    {{"probe", "probe", "仮定"},
     {"probe.title", "try a cell, it breaks", "置いてみて矛盾を見る"},
     core::probe<Yajikazu>,
     {"probe.lesson",
      "Suppose that a cell is shaded, or that it is white, and go on by the rungs below. If a rule "
      "breaks, it is the other way round. Try cells where a mark decides much: beside a clue that "
      "is nearly complete, or in a gap of the fence.",
      "あるマスを黒マス（または白マス）と仮定し、下の段だけで先を読みます。"
      "ルールに反したら、その逆です。もうすぐ数がそろう数字のそばや、柵のすきまなど、"
      "多くのことが決まるマスから試しましょう。"}},
}};

}  // namespace

std::span<const core::Rung<Yajikazu>> ladder() {
    return kLadder;
}

}  // namespace hashigo::yajikazu
