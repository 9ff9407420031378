// Replies that may be ready in any order and are printed in one order: each as soon as it and all
// before it are there. A cancelled item leaves a gap, after which nothing is printed.
#pragma once

#include <mutex>
#include <optional>
#include <vector>

#include "app/session.h"

namespace hashigo::app {

class Ordered {
  public:
    Ordered(const Session& session, std::size_t count) : session_(session), replies_(count) {}

    void put(std::size_t k, Reply reply) {
        const std::lock_guard lock(mutex_);
        replies_[k] = std::move(reply);
        while (next_ < replies_.size() && replies_[next_]) {
            worst_ = std::max(worst_, replies_[next_]->exit);
            session_.print(std::move(*replies_[next_]));
            ++next_;
        }
        session_.progress(++done_, replies_.size());
    }
    int worst() const { return worst_; }
    bool whole() const { return next_ == replies_.size(); }

  private:
    const Session& session_;
    std::mutex mutex_;
    std::vector<std::optional<Reply>> replies_;
    std::size_t next_ = 0;
    std::size_t done_ = 0;
    int worst_ = kYes;
};

}  // namespace hashigo::app
